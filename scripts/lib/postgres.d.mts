export function postgresFolder(): string;

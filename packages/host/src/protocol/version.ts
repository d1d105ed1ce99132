/** The version of the protocol. It stands in every request and every message; another one is refused by name. */
export const protocolVersion = 1;

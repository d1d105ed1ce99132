import type { ReactNode } from 'react';

interface IconButtonProps {
  readonly name: string;
  readonly disabled: boolean;
  readonly press: () => void;
  readonly icon: ReactNode;
}

/** A button that shows a picture and says its name to those who ask. */
export function IconButton({ name, disabled, press, icon }: IconButtonProps) {
  return (
    <button
      type="button"
      className="button button-quiet button-icon"
      aria-label={name}
      title={name}
      disabled={disabled}
      onClick={press}
    >
      {icon}
    </button>
  );
}

/** The pot of `icons/icon.svg`. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden>
      <rect width="64" height="64" rx="15" fill="#b2561f" />
      <circle cx="32" cy="11.8" r="4.3" fill="#fff4e6" />
      <path d="M28.2 17h7.6C37.6 27.8 44.6 36.5 54 41.5H10C19.4 36.5 26.4 27.8 28.2 17Z" fill="#fff4e6" />
      <path
        d="M7.9 44h48.2c.8 0 1.3.6 1.2 1.4C56.4 51 51.3 55 45.4 55H18.6C12.7 55 7.6 51 6.7 45.4 6.6 44.6 7.1 44 7.9 44Z"
        fill="#ffd3a1"
      />
    </svg>
  );
}

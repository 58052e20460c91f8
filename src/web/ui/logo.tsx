/** The mark and the name; the link around it carries what it does. */
export function Logo({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <span className="inline gap-8 strong text-18 tight ink">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#0f5f5c" />
        <path d="M9 10h14M9 15h9" stroke="#fbfaf7" strokeWidth="2.4" strokeLinecap="round" />
        <rect x="8" y="19.5" width="12" height="4" rx="1" fill="#ffe38a" />
      </svg>
      {!markOnly && <span>Askwell</span>}
    </span>
  );
}

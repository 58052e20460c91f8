import type { Agreement } from "#contract/agreements.ts";

/** ".72", "1.00", "–.10": kappa and its like without a leading zero, as they are written. */
export function formatFigure(value: number | null): string {
  if (value === null) return "–";
  const text = Math.abs(value).toFixed(2).replace(/^0\./, ".");
  return value < 0 && text !== ".00" ? `–${text}` : text;
}

/** How strong an agreement is by the usual scale of Landis and Koch (1977). */
export function nameKappa(kappa: number | null): string {
  if (kappa === null) return "Too rare to tell";
  if (formatFigure(kappa) === ".00") return "None beyond chance";
  if (kappa < 0) return "Less than chance";
  if (kappa <= 0.2) return "Slight";
  if (kappa <= 0.4) return "Fair";
  if (kappa <= 0.6) return "Moderate";
  if (kappa <= 0.8) return "Substantial";
  return "Almost perfect";
}

/** What stands beside a count: "checked by hand: kappa .72, n 40", or that it was not. */
export function formatAgreement(agreements: readonly Agreement[] | null | undefined, code: string): string {
  const one = agreements?.find((agreement) => agreement.code === code);
  if (!one) return "not reviewed";
  if (one.kappa === null) return `checked by hand: too rare to tell, n ${one.n}`;
  return `checked by hand: kappa ${formatFigure(one.kappa)}, n ${one.n}`;
}

/** One sentence on all of the counts. */
export function formatChecked(agreements: readonly Agreement[] | null | undefined): string {
  const segments = Math.max(0, ...(agreements ?? []).map(({ n }) => n));
  if (segments === 0) return "Not reviewed yet.";
  return `Reviewed by hand on ${segments} passages.`;
}

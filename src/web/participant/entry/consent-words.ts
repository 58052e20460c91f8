/** The planned length as a range: 15 planned minutes take most people 10 to 15. */
export function minutesRange(minutes: number): { from: number; to: number } {
  return { from: Math.max(1, Math.round((minutes * 2) / 3)), to: minutes };
}

/** A share of the questions in words that the language has: 50%. */
export function shareText(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** What stands for a participant everywhere: their number in the interview, as "P-07". */
export function labelParticipant(number: number): string {
  return `P-${String(number).padStart(2, "0")}`;
}

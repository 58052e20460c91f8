// Prints what the built-in coder makes of the eight sample sessions, for reading. Usage: node bench/analysis/show.ts
import { analyze } from "#analysis/analyze.ts";
import { remoteWorkSessions, remoteWorkStudy } from "#analysis/testing/remote-work-sessions.ts";

const insights = analyze(remoteWorkSessions, remoteWorkStudy);
const kinds = [...new Set(insights.findings.map((finding) => finding.kind))];
for (const kind of kinds) {
  console.log(`\n== ${kind}`);
  for (const { text, strength, evidence, challenging, sentiment } of insights.findings.filter(
    (one) => one.kind === kind,
  )) {
    console.log(`- ${text}  [${strength.people}/${strength.asked}+${strength.volunteered} ${sentiment}]`);
    if (process.argv.includes("--quotes")) {
      for (const one of evidence.slice(0, 4)) console.log(`      ${one.sourceLabel}: ${one.quote}`);
      for (const one of challenging) console.log(`    ≠ ${one.sourceLabel}: ${one.quote}`);
    }
  }
}
console.log("\n== keywords");
console.log(insights.keywords.map((one) => `${one.keyword} ${one.frequency}/${one.people}`).join(", "));
const {
  findings: _findings,
  keywords: _keywords,
  messageSentiments: _sentiments,
  aiAnalysis: _lists,
  ...rest
} = insights;
console.log(JSON.stringify(rest, null, 1));

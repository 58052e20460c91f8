import { Anchor } from "@mantine/core";
import type { Finding } from "#contract/insights.ts";
import { pickBriefFindings } from "../../../findings/brief-findings.ts";

interface ThemeLinksProps {
  /** Those to lead to. */
  themes: readonly Finding[];
  /** Of all kinds. */
  findings: readonly Finding[];
}

/** "See finding 2, finding 5": what stands above is not shown again. */
export function ThemeLinks({ themes, findings }: ThemeLinksProps) {
  const { numbers } = pickBriefFindings(findings, Number.POSITIVE_INFINITY);
  if (themes.length === 0) return null;
  return (
    <p className="hint">
      {"See "}
      {themes.map(({ id, text }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <Anchor
            inherit
            href={`#finding-${id}`}
            aria-label={`Finding ${numbers.get(id)?.number}: ${text}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(`finding-${id}`)?.focus();
            }}
          >
            finding {numbers.get(id)?.number}
          </Anchor>
        </span>
      ))}
    </p>
  );
}

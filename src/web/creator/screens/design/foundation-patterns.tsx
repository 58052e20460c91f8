import { Title } from "@mantine/core";
import { IconCopy, IconDownload, IconPencil, IconSearch, IconTrash } from "@tabler/icons-react";
import { Logo } from "#web/ui/logo.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PatternPart, Specimen } from "./specimen.tsx";

const colours = [
  "paper",
  "surface",
  "sunken",
  "line",
  "control-line",
  "ink",
  "muted",
  "primary",
  "primary-tint",
  "positive",
  "negative",
  "neutral",
  "negative-text",
  "negative-tint",
  "marker",
  "marker-tint",
];

const steps = [2, 4, 8, 12, 16, 24, 32, 48];

export function FoundationPatterns() {
  return (
    <PatternPart id="foundations" title="Foundations">
      <Specimen name="Colours by role; the marker is only for verbatims" wide>
        <ul className="stack text-13 small-columns whole-row">
          {colours.map((name) => (
            <li key={name}>
              <span
                className="block below-8 border round min-40"
                style={{ background: `var(--ask-${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <Title order={4} size="h1" className="whole-row">
          Page title 24/32
        </Title>
        <Title order={4} size="h2" className="whole-row">
          Section title 18/26
        </Title>
        <p className="whole-row">Body 14/20: what people read most of the time.</p>
        <p className="text-13 line-18 whole-row">Tables and notes 13/18: 0123456789</p>
        <p className="whole-row serif text-18 line-26">Newsreader, for people's exact words</p>
      </Specimen>
      <Specimen name="Space: a grid of 4">
        {steps.map((width) => (
          <span key={width} className="whole-row">
            <span className="round-4 filled thin" style={{ width, display: "block" }} aria-hidden="true" />
            {width}
          </span>
        ))}
      </Specimen>
      <Specimen name="Logo">
        <Logo />
        <Logo markOnly />
      </Specimen>
      <Specimen name="Icons: one set, 18 px, with words beside them">
        <span className="flex gap-16" aria-hidden="true">
          <IconSearch size={18} />
          <IconPencil size={18} />
          <IconCopy size={18} />
          <IconDownload size={18} />
          <IconTrash size={18} />
        </span>
      </Specimen>
      <Specimen name="Panel">
        <Panel>A white surface with a hairline around it.</Panel>
      </Specimen>
    </PatternPart>
  );
}

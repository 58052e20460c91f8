import { Anchor, Select, SimpleGrid, Textarea, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { languages } from "#contract/choices.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import { maxSourceChars } from "#contract/limits.ts";
import { embedSnippet } from "#web/format/embed-snippet.ts";
import { shareLink } from "#web/format/links.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { OnlyHereNotice } from "../../../components/only-here-notice.tsx";
import { useConfig } from "../../../queries/instance.ts";
import { languageNames } from "../../../script/language-names.ts";
import { IncentiveSection } from "../incentives/incentive-section.tsx";
import { ForEditors } from "../may-edit.tsx";
import { PanelPart } from "../recruitment/panel-part.tsx";
import { PersonalLinksPart } from "../recruitment/personal-links-part.tsx";
import { QuotasPart } from "../recruitment/quotas-part.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { fileName } from "./file-name.ts";
import { LinkState } from "./link-state.tsx";
import { QrCode } from "./qr-code.tsx";

const choices = [
  { value: "", label: "The participant's own" },
  ...languages.map((value) => ({ value, label: languageNames[value] })),
];

/** Everything that brings participants here: the link in its forms, and whether it is open. */
export function ShareTab({ interview }: { interview: InterviewDetails }) {
  const { data: config } = useConfig();
  const [lang, setLang] = useState("");
  const [ref, setRef] = useState("");
  const publicUrl = config?.publicUrl ?? window.location.origin;
  const words = { lang, ref: ref.trim() };
  const link = shareLink(publicUrl, interview._id, words);
  const snippet = embedSnippet(publicUrl, interview._id, interview.participantTitle, words);
  return (
    <div className="stack gap-24 max-920">
      <LinkState interview={interview} />
      <SettingsSection title="Link" hint="Your choices apply to the link, the QR code and the embed code.">
        <OnlyHereNotice />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Select
            label="Language"
            description="The page opens in this language."
            data={choices}
            allowDeselect={false}
            value={lang}
            onChange={(value) => setLang(value ?? "")}
          />
          <TextInput
            label="Source (optional)"
            description="Tag this link to see where participants came from."
            placeholder="newsletter"
            maxLength={maxSourceChars}
            value={ref}
            onChange={(event) => setRef(event.currentTarget.value)}
          />
        </SimpleGrid>
        <div className="row gap-8-16">
          <TextInput
            aria-label="Link for participants"
            value={link}
            readOnly
            className="basis-200"
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={link} label="Copy this link" copiedLabel="Copied!" />
          <Anchor href={link} target="_blank" rel="noreferrer" size="sm">
            Open it
          </Anchor>
        </div>
      </SettingsSection>
      <SettingsSection title="QR code">
        <QrCode link={link} name={fileName(interview.name)} />
      </SettingsSection>
      <SettingsSection title="Embed" hint="Paste this into your site. Make it at least 600 pixels tall.">
        <Textarea
          aria-label="Code to embed"
          value={snippet}
          readOnly
          minRows={2}
          classNames={{ input: "text-13 mono" }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div>
          <CopyButton text={snippet} label="Copy this code" copiedLabel="Copied!" />
        </div>
      </SettingsSection>
      <RecruitmentSection interview={interview} />
      <IncentiveSection interview={interview} />
    </div>
  );
}

/** How participants come to the interview, and how many of a kind are taken. */
function RecruitmentSection({ interview }: { interview: InterviewDetails }) {
  return (
    <section className="card stack gap-24 pad-24" aria-labelledby="recruitment-heading">
      <Title order={2} size="h3" id="recruitment-heading">
        Recruitment
      </Title>
      <QuotasPart interview={interview} />
      <PanelPart interview={interview} />
      <ForEditors>
        <PersonalLinksPart interview={interview} />
      </ForEditors>
    </section>
  );
}

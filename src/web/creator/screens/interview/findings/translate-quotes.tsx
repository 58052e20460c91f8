import { nameLanguage } from "#contract/language-names.ts";
import type { TranslationState } from "#contract/translations.ts";
import { errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { useTranslateQuotes, useTranslations } from "../../../queries/translations.ts";
import { useMayEdit } from "../may-edit.tsx";

/** How many quotes are in other languages, and what can be done about it; nothing where all are in one. */
export function TranslateQuotes({ interviewId }: { interviewId: string }) {
  const { data } = useTranslations(interviewId);
  const translate = useTranslateQuotes(interviewId);
  const mayEdit = useMayEdit();
  if (!data || data.foreign === 0) return null;
  const trouble = translate.error
    ? errorText(translate.error, "Couldn't translate the quotes.")
    : (translate.data?.notice ?? "");
  return (
    <div className="row gap-12">
      <p className="muted reading" role="status">
        {describeForeign(data)}
        {trouble !== "" && ` ${trouble}`}
      </p>
      {mayEdit && data.missing > 0 && data.translator !== null && (
        <BusyButton
          variant="default"
          size="xs"
          busy={translate.isPending}
          busyLabel="Translating..."
          onClick={() => translate.mutate()}
        >
          Translate {countNoun(Math.min(data.missing, 100), "quote")}
        </BusyButton>
      )}
    </div>
  );
}

function describeForeign({ foreign, missing, language, translator }: TranslationState): string {
  const quotes = `${countNoun(foreign, "quote")} ${foreign === 1 ? "isn't" : "aren't"} in ${nameLanguage(language)}.`;
  if (missing === 0) return `${quotes} Each has a machine translation below it.`;
  if (translator === null) return `${quotes} No translator is set up on this server.`;
  return missing === foreign ? quotes : `${quotes} ${missing} have no translation yet.`;
}

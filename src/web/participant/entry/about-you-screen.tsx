import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { ageRanges, preferNotToSay } from "#contract/choices.ts";
import { maxNameChars } from "#contract/limits.ts";
import type { PublicInterview } from "#contract/public-interview.ts";
import { fill } from "#languages/fill.ts";
import type { EntryDraft } from "../storage.ts";
import { useWording } from "../texts/texts-context.ts";
import { useTitle } from "../ui/use-title.ts";
import { useConfig } from "../use-config.ts";
import { listMissing } from "./about-you.ts";
import { type CountryChoice, listCountries } from "./countries.ts";

interface AboutYouProps {
  interview: PublicInterview;
  draft: EntryDraft;
  onDraft: (draft: EntryDraft) => void;
  onSubmit: () => void;
  onBack: () => void;
  onUnderAge: () => void;
}

export function AboutYouScreen({ interview, draft, onDraft, onSubmit, onBack, onUnderAge }: AboutYouProps) {
  const { texts, language } = useWording();
  const [hasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const countries = useCountries(language, draft.location);
  useTitle(fill(texts.titleDetails, { interview: interview.name }));

  const missing = hasTried ? listMissing(draft) : [];
  const fieldOf = (name: "ageRange" | "occupation" | "location" | "townCity", label: string) => ({
    name,
    label,
    value: draft[name],
    isMissing: missing.includes(name),
    onValue: (value: string) => onDraft({ ...draft, [name]: value }),
  });

  const submit = () => {
    setTried(true);
    const first = listMissing(draft)[0];
    if (first === undefined) onSubmit();
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h1 tabIndex={-1}>{texts.aboutYou}</h1>
      <p className="lead">{texts.aboutYouHelp}</p>
      <div role="alert">{missing.length > 0 && <p className="error">{texts.allFieldsRequired}</p>}</div>
      <SelectField {...fieldOf("ageRange", texts.ageRange)} hint={texts.ageHelp}>
        {ageRanges.map((range) => (
          <option key={range} value={range}>
            {range}
          </option>
        ))}
      </SelectField>
      <TextField {...fieldOf("occupation", texts.occupation)} autoComplete="organization-title" />
      <SelectField {...fieldOf("location", texts.country)}>
        {countries.map((country) => (
          <option key={country.value} value={country.value}>
            {country.label}
          </option>
        ))}
      </SelectField>
      <TextField {...fieldOf("townCity", texts.town)} autoComplete="address-level2" />
      <button type="submit" className="button primary wide">
        {texts.startInterview}
      </button>
      <div className="actions between">
        <button type="button" className="link" onClick={onBack}>
          {texts.back}
        </button>
        <button type="button" className="link" onClick={onUnderAge}>
          {texts.underAge}
        </button>
      </div>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  value: string;
  isMissing: boolean;
  onValue: (value: string) => void;
}

function SelectField({ hint, children, ...field }: FieldProps & { hint?: string; children: ReactNode }) {
  const { texts } = useWording();
  return (
    <div className="field">
      <label htmlFor={field.name}>{field.label}</label>
      <select
        id={field.name}
        name={field.name}
        value={field.value}
        required
        aria-invalid={field.isMissing || undefined}
        aria-describedby={`${field.name}-help`}
        onChange={(event) => field.onValue(event.target.value)}
      >
        <option value="">{texts.choose}</option>
        <option value={preferNotToSay}>{texts.preferNotToSay}</option>
        {children}
      </select>
      <FieldHelp name={field.name} isMissing={field.isMissing} hint={hint} />
    </div>
  );
}

function TextField({ autoComplete, ...field }: FieldProps & { autoComplete: string }) {
  const { texts } = useWording();
  const isDeclined = field.value === preferNotToSay;
  return (
    <div className="field">
      <label htmlFor={field.name}>{field.label}</label>
      <input
        id={field.name}
        name={field.name}
        type="text"
        dir="auto"
        value={isDeclined ? texts.preferNotToSay : field.value}
        readOnly={isDeclined}
        required
        maxLength={maxNameChars}
        autoComplete={autoComplete}
        aria-invalid={field.isMissing || undefined}
        aria-describedby={`${field.name}-help`}
        onChange={(event) => field.onValue(event.target.value)}
      />
      <label className="check small">
        <input
          type="checkbox"
          checked={isDeclined}
          aria-label={`${field.label}: ${texts.preferNotToSay}`}
          onChange={(event) => field.onValue(event.target.checked ? preferNotToSay : "")}
        />
        <span>{texts.preferNotToSay}</span>
      </label>
      <FieldHelp name={field.name} isMissing={field.isMissing} />
    </div>
  );
}

function FieldHelp({ name, isMissing, hint }: { name: string; isMissing: boolean; hint?: string }) {
  const { texts } = useWording();
  return (
    <p className={isMissing ? "hint error" : "hint"} id={`${name}-help`}>
      {isMissing ? texts.fieldRequired : hint}
    </p>
  );
}

/** The built-in list at once, and that of the installation's own service when it comes. What is chosen stays. */
function useCountries(language: string, chosen: string): CountryChoice[] {
  const url = useConfig()?.countriesUrl;
  const [given, setGiven] = useState<CountryChoice[]>();
  useEffect(() => {
    if (!url) return;
    let isGone = false;
    // Few installations have such a service, so its code is loaded only there.
    import("./outside-countries.ts")
      .then(({ findCountries }) => findCountries(url, language))
      .then((found) => !isGone && setGiven(found))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [url, language]);
  const builtIn = useMemo(() => listCountries(language), [language]);
  const list = given ?? builtIn;
  const isThere = chosen === "" || chosen === preferNotToSay || list.some(({ value }) => value === chosen);
  return isThere ? list : [{ value: chosen, label: chosen }, ...list];
}

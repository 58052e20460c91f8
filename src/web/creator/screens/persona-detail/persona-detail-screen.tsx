import { Anchor, Button, Menu, TextInput } from "@mantine/core";
import { IconArrowLeft, IconDownload, IconPencil, IconTrash } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { maxChars, restoreDays } from "#contract/limits.ts";
import type { SavedFramework } from "#contract/personas.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { When } from "#web/ui/when.tsx";
import { LoadedPage, MissingPage } from "../../components/loaded-page.tsx";
import { useOpenPassage } from "../../passages/use-open-passage.ts";
import { usePersona, useRenamePersona } from "../../queries/personas.ts";
import { useMayChange } from "../../queries/rights.ts";
import { SessionFromAddress } from "../interview/session-from-address.tsx";
import { FrameworkContext } from "./framework-context.ts";
import { listLines } from "./framework-lines.ts";
import { FrameworkView } from "./framework-view.tsx";
import { describeBasis, nameFramework } from "./framework-words.ts";
import { usePersonaRemoval } from "./use-persona-removal.ts";

/** A saved persona, customer journey or value proposition. */
export function PersonaDetailScreen() {
  const { personaId = "" } = useParams();
  const query = usePersona(personaId);
  const { data: persona } = query;
  usePageTitle(persona?.name ?? "Persona");
  return (
    <LoadedPage
      query={query}
      missing={
        <MissingPage
          title="Persona not found"
          text={`It may have been deleted, or it belongs to another account. Deleted personas can be restored for ${restoreDays} days.`}
        />
      }
      failed="Failed to fetch persona details. Please try again later."
      loading="Loading the persona"
      lines={6}
    >
      {(persona) => <PersonaDetail key={persona._id} persona={persona} />}
    </LoadedPage>
  );
}

/** Where it came from: an interview's tab, or the page where transcripts are analysed. */
function originOf({ interviewId }: SavedFramework): { label: string; to: string } {
  return interviewId
    ? { label: "Back to Interview", to: `/interviews/${interviewId}?tab=personas` }
    : { label: "Back to transcripts", to: "/analyze-transcript" };
}

function PersonaDetail({ persona }: { persona: SavedFramework }) {
  const openEvidence = useOpenPassage();
  const removal = usePersonaRemoval();
  const mayChange = useMayChange().ofInterview(persona.interviewId);
  const navigate = useNavigate();
  const origin = originOf(persona);
  const actions = useMemo(() => ({ openEvidence }), [openEvidence]);
  const remove = async () => {
    if (await removal.remove(persona)) void navigate(origin.to);
  };
  return (
    <article className="grid">
      <Anchor
        component={Link}
        to={origin.to}
        underline="hover"
        className="inline self-start gap-8 text-13 below-12"
      >
        <IconArrowLeft size={18} aria-hidden="true" />
        {origin.label}
      </Anchor>
      <PageHeader
        title={persona.name}
        detail={
          <>
            {nameFramework(persona.framework)} · {describeBasis(listLines(persona).length, persona.people)} ·{" "}
            <When at={persona.createdAt} />
          </>
        }
        actions={
          <>
            {mayChange && (
              <BusyButton
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={18} aria-hidden="true" />}
                busy={removal.busyWith !== undefined}
                busyLabel="Deleting..."
                onClick={() => void remove()}
              >
                Delete Persona
              </BusyButton>
            )}
            {mayChange && <RenamePersona persona={persona} />}
            <ExportPersona persona={persona} />
          </>
        }
      />
      <FailureNotice error={removal.error} fallback="Failed to delete persona. Please try again later." />
      {persona.description && (
        <p className="anywhere reading below-24 text-16 line-24" dir="auto">
          {persona.description}
        </p>
      )}
      <FrameworkContext value={actions}>
        <FrameworkView result={persona} />
      </FrameworkContext>
      <SessionFromAddress />
    </article>
  );
}

const files = [
  { format: "docx", label: "Word document" },
  { format: "md", label: "Markdown" },
  { format: "json", label: "JSON" },
] as const;

function ExportPersona({ persona }: { persona: SavedFramework }) {
  return (
    <Menu position="bottom-end" shadow="sm">
      <Menu.Target>
        <Button leftSection={<IconDownload size={18} aria-hidden="true" />}>Export</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map(({ format, label }) => (
          <Menu.Item
            key={format}
            component="a"
            href={`/api/personas/${persona._id}/export?format=${format}`}
            download
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function RenamePersona({ persona }: { persona: SavedFramework }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Rename
      </Button>
      {isOpen && <RenameDialog persona={persona} onClose={() => setOpen(false)} />}
    </>
  );
}

function RenameDialog({ persona, onClose }: { persona: SavedFramework; onClose: () => void }) {
  const [name, setName] = useState(persona.name);
  const [problem, setProblem] = useState<string>();
  const rename = useRenamePersona();
  const submit = () => {
    const wanted = name.trim();
    if (wanted === "") setProblem("Please enter a name.");
    else if (wanted === persona.name) onClose();
    else rename.mutate({ _id: persona._id, name: wanted }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={`Rename “${persona.name}”`}
      problem={rename.error && errorText(rename.error, "Couldn't save the name.")}
      label="Save"
      busy={rename.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        data-autofocus
        maxLength={maxChars.name}
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}

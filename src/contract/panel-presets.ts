import { type Ending, endings } from "./return-links.ts";

/** What panels say of their links, as far as their documentation could be read. Plain data, for the editor. */

export interface PanelPreset {
  name: string;
  hiddenFields: string[];
  /** The parameter that says who somebody is; empty where the panel has none that we know of. */
  panelIdField: string;
  returnLinks: Partial<Record<Ending, string>>;
  /** How the panel writes a parameter that it fills in; null where it adds them to the link by itself. */
  write: ((name: string) => string) | null;
  /** What its documentation leaves to the researcher. */
  note: string;
}

const prolific = "https://app.prolific.com/submissions/complete?cc=";

export const panelPresets: PanelPreset[] = [
  {
    // https://docs.prolific.com/api-reference/studies/the-study-object: placeholders, and as many codes as wanted.
    name: "Prolific",
    hiddenFields: ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"],
    panelIdField: "PROLIFIC_PID",
    returnLinks: {
      complete: `${prolific}YOUR-COMPLETE-CODE`,
      screenedOut: `${prolific}YOUR-SCREENED-OUT-CODE`,
      quotaFull: `${prolific}YOUR-QUOTA-FULL-CODE`,
      stoppedEarly: `${prolific}YOUR-STOPPED-EARLY-CODE`,
      withdrawn: `${prolific}YOUR-WITHDRAWN-CODE`,
    },
    write: (name) => `{{%${name}%}}`,
    note: "Add a completion code for each ending in your Prolific study, and enter it here.",
  },
  {
    // https://connect-researcher-help.cloudresearch.com/hc/en-us/articles/5046202939796-Project-Completion: a redirect for
    // complete and one for partial. The parameters' names could not be verified.
    name: "CloudResearch Connect",
    hiddenFields: ["participantId", "assignmentId", "projectId"],
    panelIdField: "participantId",
    returnLinks: {},
    write: null,
    note: "Paste the redirect URL of your project for complete, and its partial redirects for the other endings. Check that your project sends these parameters.",
  },
  {
    // https://developers.respondent.io/docs/Screener-responses/completion-url and /URL-Parameters-for-Project-Link: one
    // link for complete; others are told nothing by a link.
    name: "Respondent",
    hiddenFields: ["respondent_user_id", "respondent_project_id", "respondent_screener_response_id"],
    panelIdField: "respondent_user_id",
    returnLinks: { complete: "https://app.respondent.io/complete?cc=YOUR-CODE" },
    write: null,
    note: "Respondent has a completion URL for complete only. People with another ending stay on the thank-you page.",
  },
  {
    // https://www.userinterviews.com/support/integration-redirects: a tracked custom link, and one address to return to.
    // The parameter's name could not be verified.
    name: "User Interviews",
    hiddenFields: ["participant_id"],
    panelIdField: "participant_id",
    returnLinks: {},
    write: null,
    note: "Choose “Tracked Custom Link” there, name its parameter here, and paste the redirect URL for complete.",
  },
  {
    // https://www.qualtrics.com/support/survey-platform/survey-module/survey-flow/standard-elements/passing-information-through-query-strings/
    name: "Qualtrics",
    hiddenFields: ["ResponseID"],
    panelIdField: "ResponseID",
    returnLinks: Object.fromEntries(
      endings.map((ending) => [
        ending,
        `https://survey.qualtrics.com/jfe/form/YOUR-SURVEY-CODE?ResponseID={ResponseID}&ending=${ending}&session={session}`,
      ]),
    ),
    write: (name) => `\${e://Field/${name}}`,
    note: "Enter the ID of the Qualtrics survey that follows; it receives ResponseID, ending and session as embedded data.",
  },
  {
    name: "Another panel",
    hiddenFields: ["pid"],
    panelIdField: "pid",
    returnLinks: Object.fromEntries(
      endings.map((ending) => [ending, `https://panel.example/${ending}?pid={pid}&ref={session}`]),
    ),
    write: (name) => `[${name}]`,
    note: "Enter the link your panel gives you for each ending.",
  },
];

/**
 * Every text that the product promises to the letter, by the place where it is found. The journey in
 * `lab/texts` walks to each place, `texts.spec.ts` to some; a text that stands in several is listed where it is easiest to see.
 */
export interface TextPlace {
  /** How to get there. */
  how: string;
  texts: readonly string[];
}

const start = {
  "start page, with a waiting list": { how: "/ while WAITLIST_URL is set", texts: ["Coming soon"] },
  login: { how: "/login", texts: ["Log in with", "Do not have an account? Sign up now"] },
  "prices, logged out": { how: "/pricing as a visitor", texts: ["Sign up", "/mo"] },
  "prices, without a plan": { how: "/pricing on the free plan", texts: ["Buy single interview", "Buy plan"] },
  "prices, with a plan": { how: "/pricing with a subscription", texts: ["Current plan", "Upgrade"] },
  "a checkout that fails": { how: "press Buy while the call fails", texts: ["Failed to initiate payment:"] },
  "a checkout without an address": {
    how: "press Buy, answered without a url",
    texts: ["Stripe failed to initialize"],
  },
  onboarding: {
    how: "/onboarding, its list of roles opened",
    texts: [
      ...["Complete Your Profile", "Run research projects", "Improve their research skills"],
      ...[
        "Researcher",
        "Designer",
        "Marketer",
        "Product manager",
        "Project manager",
        "Founder / CEO",
        "Other",
      ],
    ],
  },
  "onboarding, company sizes": {
    how: "/onboarding, its list of sizes opened",
    texts: [
      ...["freelancer", "1-10 employees", "11-20 employees", "21-50 employees", "50-100 employees"],
      "100+ employees",
    ],
  },
} satisfies Record<string, TextPlace>;

const projects = {
  projects: {
    how: "/projects",
    texts: ["Your Projects", "Create Interview", "Home", "My Profile", "Logout", "Upgrade"],
  },
  "projects that do not load": { how: "/projects while the call fails", texts: ["Failed to fetch projects"] },
  "a project that cannot be made": {
    how: "/project/create while the call fails",
    texts: ["Failed to create project"],
  },
  "the limit of projects": {
    how: "make one more project than the plan has",
    texts: [
      "You have reached your limit for creating new projects. Please upgrade your subscription to continue.",
    ],
  },
  "a project": {
    how: "/projects/{id}/detail with a single interview bought",
    texts: [
      ...[
        "Created At",
        "All projects",
        "Create New Chatbot",
        "Delete Project",
        "Use One-off Slot",
        "Interviews",
      ],
      ...["Sessions:", "Copy Share Link"],
    ],
  },
  "a copied share link": { how: "press Copy Share Link", texts: ["Link copied!"] },
  "a link that cannot be copied": {
    how: "press it where there is no clipboard",
    texts: ["Failed to copy link."],
  },
  "a project that does not load": { how: "its page while the call fails", texts: ["Failed to fetch data"] },
  "a project that is not deleted": {
    how: "confirm while the call fails",
    texts: ["Failed to delete project"],
  },
  "a deleted project": { how: "confirm", texts: ["Project deleted successfully!"] },
} satisfies Record<string, TextPlace>;

const making = {
  "create chatbot": {
    how: "/projects/{id}/chatbot/create?useOneOff=true",
    texts: [
      ...["Create New Chatbot", "(One-off Interview)", "Pre-Interview Form", "Post-Interview Form"],
      ...["Introduction", "Objective", "Topics", "Questions", "Add Another Question", "Delete Question"],
      "Create Chatbot",
    ],
  },
  "the limit of interviews": {
    how: "create one more than the plan has",
    texts: ["You have reached your subscription interview limit. Please upgrade your subscription."],
  },
  "an interview without a name": { how: "create it with the name left empty", texts: ["Interview - "] },
  "wizard, project": {
    how: "/interview/create",
    texts: ["Project Selection", "Target Audience", "Review & Edit", "Create New Project"],
  },
  "wizard, new project": {
    how: "choose a new project",
    texts: ["Project Name", "Organization", "Create Project"],
  },
  "wizard, audience": { how: "after the objective", texts: ["Generate Interview Script"] },
  "wizard, at work": { how: "while the script is made", texts: ["Generating..."] },
  "wizard, failed": { how: "while the call fails", texts: ["Failed to generate interview"] },
  "wizard, review": {
    how: "when the script is made",
    texts: ["Review and Edit Interview Script", "Interview Name", "+ Add Question", "Save Interview"],
  },
  "wizard, not saved": { how: "save while the call fails", texts: ["Failed to save interview:"] },
  "wizard, login over in step 4": {
    how: "generate with an ended login",
    texts: ["Your session has expired. Please log in again."],
  },
  "wizard, refused": { how: "save, answered 403", texts: ["Session expired. Please log in again."] },
  "wizard, logged out": { how: "save without a login", texts: ["Please log in to save your interview"] },
} satisfies Record<string, TextPlace>;

const interview = {
  "an interview that loads": { how: "before the call answers", texts: ["Loading interview details..."] },
  "an interview that does not load": { how: "the call fails", texts: ["Failed to load interview details"] },
  "an empty interview": {
    how: "/interviews/{id}, alone in its project",
    texts: [
      ...["Back to Home", "Copy Link", "Generate Insights", "Overview", "Key Insights"],
      ...["Personas", "Integrations", "Sessions"],
    ],
  },
  "the other interviews": { how: "open the switcher in the bar", texts: ["No interviews available"] },
  "an empty interview's insights": {
    how: "/interviews/{id}?tab=insights",
    texts: ["Sentiment Analysis", "Add Insight"],
  },
  "the overview of an analysis": {
    how: "/interviews/{id} with insights",
    texts: [
      ...["Analysis Metrics", "Total Transcripts", "Average Length", "Unique Words", "Brief Responses"],
      ...["Detailed Responses", "Avg Response Length", "Participant Demographics"],
    ],
  },
  "a copied link": { how: "press Copy Link", texts: ["Copied!"] },
  "demographics that do not load": { how: "the call fails", texts: ["Failed to load demographic data"] },
  "an insight that is not saved": {
    how: "Add Insight while the call fails",
    texts: ["Failed to save insight."],
  },
  "an own insight": { how: "Add Insight", texts: ["Insight saved successfully!"] },
  "nothing to analyse": { how: "uncheck every source", texts: ["Please select at least one data source"] },
  "an analysis at work": { how: "while the job runs", texts: ["Generating...", "Analyzing..."] },
  "an analysis that fails": { how: "the call fails", texts: ["Failed to generate insights"] },
  "an analysis without a result": { how: "an empty answer", texts: ["No insights returned from server"] },
  "an analysis that is done": { how: "Generate Insights", texts: ["Insights generated successfully"] },
  findings: {
    how: "/interviews/{id}?tab=insights",
    texts: [
      ...["Suggestions", "Key Behaviors", "Pain Points", "User Needs", "Opportunities", "Success Stories"],
      ...["Adoption Barriers", "Recommendations", "Keywords", "Show More", "Topics", "Emotional Analysis"],
      ...["Feature Analysis", "Competitive Analysis", "mentions", "Positive", "Negative", "Neutral"],
    ],
  },
  "all keywords": { how: "press Show More", texts: ["Show Less"] },
  "findings without keywords": { how: "open the empty blocks", texts: ["No keywords data available yet."] },
} satisfies Record<string, TextPlace>;

const sessions = {
  sessions: {
    how: "/interviews/{id}?tab=sessions",
    texts: [
      ...[
        "Show All",
        "Completed Only",
        "Not Complete Only",
        "Date & Time",
        "Status",
        "Email",
        "Incentive Code",
      ],
      ...["Completed", "In Progress", "View Transcript"],
    ],
  },
  "sessions that do not load": { how: "the call fails", texts: ["Failed to load sessions"] },
  transcript: {
    how: "press View Transcript",
    texts: ["Participant", "AI Interviewer", "Add Tag", "Add Note"],
  },
  "the tags of a transcript": {
    how: "open its tag filter",
    texts: ["positive feedback", "concern", "feature request", "bug report", "suggestion", "usability issue"],
  },
} satisfies Record<string, TextPlace>;

const personas = {
  "no personas": {
    how: "/interviews/{id}?tab=personas",
    texts: ["Generated Personas", "Generate New Persona", "No personas generated yet."],
  },
  "a persona that is not made": { how: "the call fails", texts: ["Failed to generate persona"] },
  "a persona that is not saved": { how: "the second call fails", texts: ["Failed to save persona"] },
  "a made persona": { how: "Generate New Persona", texts: ["Persona generated and saved successfully!"] },
  "a persona that stays": {
    how: "delete its card while the call fails",
    texts: ["Failed to delete persona"],
  },
  "a persona": {
    how: "/personas/{id}",
    texts: [
      ...[
        "Back to Interview",
        "Age",
        "Location",
        "Profession",
        "Decisions",
        "Challenges",
        "Goals",
        "Obstacles",
      ],
      ...["Network", "Ideas", "Quotes", "Delete Persona"],
    ],
  },
  "a persona's page that does not load": {
    how: "the call fails",
    texts: ["Failed to fetch persona details. Please try again later."],
  },
  "a persona's page that stays": {
    how: "delete while the call fails",
    texts: ["Failed to delete persona. Please try again later."],
  },
  "a deleted persona": { how: "Delete Persona", texts: ["Persona deleted successfully"] },
  "no transcripts chosen": {
    how: "/analyze-transcript, Generate",
    texts: ["No transcripts uploaded or selected"],
  },
  "transcripts that do not upload": { how: "the call fails", texts: ["Failed to upload transcripts"] },
  "uploaded transcripts": {
    how: "choose a file",
    texts: ["Transcripts uploaded successfully. Ready to generate persona."],
  },
  "a persona to review": { how: "Generate", texts: ["Persona generated successfully. Review below."] },
  "a reviewed persona": { how: "Save", texts: ["Persona saved successfully!"] },
  "no threads": {
    how: "/interviews/{id}?tab=integrations",
    texts: [
      ...["Add Thread", "Paste the URL of a Reddit thread to analyze its comments"],
      ...["No Reddit threads added yet", "More Integrations Coming Soon"],
    ],
  },
  "no address of a thread": { how: "Add Thread", texts: ["Please enter a Reddit URL"] },
  "a thread on its way": { how: "while the call runs", texts: ["Adding..."] },
  "a thread that is not added": { how: "the call fails", texts: ["Failed to add Reddit thread"] },
  "an added thread": { how: "upload its JSON", texts: ["Reddit thread added successfully"] },
} satisfies Record<string, TextPlace>;

const participant = {
  "a participant's page that loads": { how: "/chat/{id}", texts: ["Loading interview details..."] },
  "an interview of nobody": { how: "without an organization", texts: ["Organization information not found"] },
  consent: { how: "/chat/{id}", texts: ["Begin Chat", "Please check the consent box to continue"] },
  "about you": { how: "Begin Chat", texts: ["18-24", "25-34", "35-50", "50-65", "65+"] },
  "about you, empty": { how: "start with nothing filled in", texts: ["All fields are required"] },
  "a start that fails": { how: "the call fails", texts: ["Failed to start chat session"] },
  "a start without a session": { how: "an empty answer", texts: ["Invalid response from server"] },
  "a start": { how: "while the call runs", texts: ["Starting your interview with"] },
  "a message that is not sent": { how: "the call fails", texts: ["Failed to send message", "Send"] },
  "a claim before the end": {
    how: "/chat/{id}/{session}/claim while it runs",
    texts: ["Interview must be complete before finalizing"],
  },
  "the end of a chat": { how: "answer to the end", texts: ["Complete Interview"] },
  "an end that fails": { how: "the call fails", texts: ["Failed to complete interview"] },
  "a claim without an address": { how: "Claim", texts: ["Please enter a valid email address."] },
  "a claim that fails": { how: "the call fails", texts: ["Failed to submit email. Please try again."] },
  "a claim without a code": {
    how: "the claim page of no session",
    texts: ["Error: No incentive code available"],
  },
  "thank you": { how: "/thank-you", texts: ["Thank you for completing the interview!"] },
} satisfies Record<string, TextPlace>;

const practice = {
  practice: { how: "/practice-sessions", texts: ["Practice Sessions", "Topic", "Start Simulated Interview"] },
  "practice without a topic": { how: "start", texts: ["Topic is required"] },
  "practice that starts": { how: "while the call runs", texts: ["Starting..."] },
  "practice that does not start": {
    how: "the call fails",
    texts: ["Failed to start new session. Please try again."],
  },
  "a practice chat": { how: "start", texts: ["No messages yet. Start the conversation!", "Send"] },
  "a practice message that is not sent": { how: "the call fails", texts: ["Failed to send message."] },
  "practice that does not load": { how: "the call fails", texts: ["Failed to fetch messages"] },
  "practice that was done": { how: "/practice-sessions with one ended", texts: ["Completed Sessions"] },
  "an account that stays": {
    how: "/profile, delete while the call fails",
    texts: ["Failed to delete account:", "Please try again later."],
  },
  "a deleted account": { how: "/profile, delete", texts: ["Your account has been successfully deleted."] },
} satisfies Record<string, TextPlace>;

export const places = {
  ...start,
  ...projects,
  ...making,
  ...interview,
  ...sessions,
  ...personas,
  ...participant,
  ...practice,
};
export type PlaceName = keyof typeof places;

/** What no click leads to, because the screen prevents it first: the text stands in the file that would tell it. */
export const heldInSource = [
  {
    text: "All user information fields are required",
    file: "languages/en/page.json",
    why: "a draft that lost a field between the form and the start",
  },
  {
    text: "Missing required user information",
    file: "src/contract/sessions.ts",
    why: "the server's refusal of what the form does not let through",
  },
  {
    text: "No persona to save or no transcripts linked",
    file: "src/web/creator/screens/transcripts/review-step.tsx",
    why: "Save is offered with a reviewed persona only",
  },
  {
    text: "No available interviews",
    file: "src/web/creator/screens/interview-wizard/wizard-errors.ts",
    why: "the server's word for a full plan; people read a sentence with the counts",
  },
  {
    text: "Custom Insight",
    file: "src/web/creator/queries/insights.ts",
    why: "the title that is sent with each own insight and not repeated on its card",
  },
] as const;

/** Products and services that people name in lower case too, for which one mention in a using frame is enough. */
export const knownProducts: ReadonlySet<string> = new Set(
  `slack|microsoft teams|ms teams|zoom|google meet|webex|skype|discord|whatsapp|telegram|signal|facetime|gotomeeting|asana|trello|jira|confluence|monday.com|clickup|basecamp|todoist|wrike|smartsheet|airtable|notion|evernote|onenote|obsidian|roam|miro|mural|figma|figjam|sketch|adobe xd|invision|canva|lucidchart|google docs|google drive|google sheets|google calendar|google workspace|gmail|outlook|sharepoint|onedrive|dropbox|box|github|gitlab|bitbucket|linear|shortcut|loom|otter|calendly|zapier|salesforce|hubspot|zendesk|intercom|freshdesk|pipedrive|mailchimp|shopify|stripe|paypal|quickbooks|xero|excel|powerpoint|google forms|typeform|surveymonkey|qualtrics|dovetail|usertesting|maze|hotjar|mixpanel|amplitude|google analytics|tableau|power bi|looker|chatgpt|claude|gemini|copilot|spotify|netflix|amazon|uber|airbnb|1password|lastpass|okta|lattice|bamboohr|workday|toggl|harvest|clockify|superhuman|coda|quip|yammer|workplace|gather|around`.split(
    "|",
  ),
);

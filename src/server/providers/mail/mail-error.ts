const sentences = new Map([
  ["EAUTH", "The mail server refused the login."],
  ["ENOAUTH", "The mail server refused the login."],
  ["ETLS", "The mail server doesn't offer a secure connection."],
  ["ETIMEDOUT", "The mail server didn't answer in time."],
  ["ECONNECTION", "The mail server could not be reached."],
  ["ECONNREFUSED", "The mail server could not be reached."],
  ["ECONNRESET", "The mail server could not be reached."],
  ["ESOCKET", "The mail server could not be reached."],
  ["EDNS", "The mail server could not be reached."],
  ["ENOTFOUND", "The mail server could not be reached."],
  ["EENVELOPE", "The mail server doesn't accept e-mail for this address."],
]);

/** Why a mail was not taken, as a sentence. The server's own words stay out: they may repeat the mail's. */
export function explainMailError(error: unknown): string {
  const { code, responseCode, isCertificate } = readParts(error);
  const sentence = isCertificate
    ? "The mail server's certificate is not trusted."
    : (sentences.get(code) ?? "The mail server didn't accept the e-mail.");
  return responseCode === null ? sentence : `${sentence.slice(0, -1)} (${responseCode}).`;
}

interface ErrorParts {
  code: string;
  responseCode: number | null;
  isCertificate: boolean;
}

function readParts(error: unknown): ErrorParts {
  if (!(error instanceof Error)) return { code: "", responseCode: null, isCertificate: false };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const given = "responseCode" in error ? error.responseCode : null;
  // The code says no more than that the connection broke.
  const isCertificate = code === "ESOCKET" && /certificate|altnames/i.test(error.message);
  return { code, responseCode: typeof given === "number" ? given : null, isCertificate };
}

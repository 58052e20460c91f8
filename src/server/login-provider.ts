/** One provider of OpenID Connect, discovered at first use. */
export interface LoginProvider {
  id: string;
  name: string;
  /** Where the browser is sent. */
  begin: (request: LoginRequest) => Promise<string>;
  /** Who came back; throws for anything that is not right, in state, nonce, code or token. */
  finish: (callbackUrl: URL, request: LoginRequest) => Promise<Identity>;
}

interface LoginRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  /** Only what the provider says it has checked. */
  emailVerified: boolean;
  name: string | null;
}

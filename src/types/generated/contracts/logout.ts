// Made by `npm run types` from schemas/contracts/logout.json; change that and run it again.

export interface LogoutOperations {
  logout: {
    answer: LogoutAnswer;
  };
}
export interface LogoutAnswer {
  /**
   * The page that says so, or the provider's own sign-out that the operator has configured.
   */
  redirect: string;
}

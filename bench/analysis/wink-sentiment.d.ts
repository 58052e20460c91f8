declare module "wink-sentiment" {
  function sentiment(text: string): { score: number; normalizedScore: number };
  export = sentiment;
}

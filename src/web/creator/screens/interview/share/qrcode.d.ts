/** As far as it is used here; the package brings no types. */
declare module "qrcode" {
  interface QrOptions {
    margin?: number;
    width?: number;
    errorCorrectionLevel?: "L" | "M" | "Q" | "H";
  }
  const qrcode: {
    toString: (text: string, options: QrOptions & { type: "svg" }) => Promise<string>;
    toDataURL: (text: string, options: QrOptions & { type: "image/png" }) => Promise<string>;
  };
  // biome-ignore lint/style/noDefaultExport: so it is in the package
  export default qrcode;
}

import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";

/** Shade 7 is the primary on paper, shade 3 on dark; between them the contrast of text stays above 4.5:1. */
const teal: MantineColorsTuple = [
  "#eef7f6",
  "#d8ebe9",
  "#aed8d4",
  "#6fc3bd",
  "#43a29c",
  "#26827d",
  "#176d69",
  "#0f5f5c",
  "#0b4d4b",
  "#073c3a",
];

/** Warm greys, so that lines and skeletons sit on paper rather than on blue. */
const gray: MantineColorsTuple = [
  "#f7f5f0",
  "#f0ede6",
  "#e9e6df",
  "#d8d4ca",
  "#c2bdb1",
  "#8f8a7d",
  "#6f6b62",
  "#54514a",
  "#3a3834",
  "#1d1d20",
];

const dark: MantineColorsTuple = [
  "#eceae4",
  "#c9c6be",
  "#a9a69d",
  "#7c7f85",
  "#4a4d52",
  "#34363a",
  "#26282a",
  "#1e1f21",
  "#161718",
  "#101112",
];

const red: MantineColorsTuple = [
  "#fbeeea",
  "#f5d9d2",
  "#eeb9ad",
  "#e58673",
  "#d76a55",
  "#c5523d",
  "#b3402e",
  "#a93826",
  "#8d2d1e",
  "#6f2216",
];

/** Words on a filled control are dark in the dark scheme, where the fill is light; Mantine decides once for both. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === "filled" ? { ...colors, color: "var(--ask-on-fill)" } : colors;
};

/** A dialog's head is a <header>, which would pass for a second banner of the page. */
const attributes = { header: { role: "presentation" } };

export const theme = createTheme({
  primaryColor: "teal",
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  variantColorResolver,
  colors: { teal, gray, dark, red },
  black: "#1d1d20",
  fontFamily: "var(--ask-sans)",
  headings: {
    fontFamily: "var(--ask-sans)",
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "var(--ask-title)", lineHeight: "32px" },
      h2: { fontSize: "var(--ask-heading)", lineHeight: "26px" },
      h3: { fontSize: "var(--ask-lead)", lineHeight: "24px" },
    },
  },
  fontSizes: {
    xs: "var(--ask-small)",
    sm: "var(--ask-body)",
    md: "var(--ask-body)",
    lg: "var(--ask-lead)",
    xl: "var(--ask-heading)",
  },
  lineHeights: { xs: "18px", sm: "20px", md: "20px", lg: "24px", xl: "26px" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
  radius: { xs: "4px", sm: "4px", md: "8px", lg: "8px", xl: "8px" },
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Anchor: { defaultProps: { underline: "always" } },
    Modal: {
      styles: { title: { fontWeight: 600, fontSize: "var(--ask-lead)" } },
      defaultProps: { centered: true, closeButtonProps: { "aria-label": "Close" }, attributes },
    },
    Drawer: { defaultProps: { closeButtonProps: { "aria-label": "Close" }, attributes } },
    InputWrapper: {
      styles: {
        description: { fontSize: "var(--ask-small)", lineHeight: "18px" },
        error: { fontSize: "var(--ask-small)", lineHeight: "18px" },
      },
    },
    Loader: { defaultProps: { type: "dots" } },
    Textarea: { defaultProps: { autosize: true, minRows: 3, maxRows: 16 } },
    Tooltip: { defaultProps: { openDelay: 400, events: { hover: true, focus: true, touch: false } } },
  },
});

const shared = {
  "--mantine-color-body": "var(--ask-surface)",
  "--mantine-color-text": "var(--ask-ink)",
  "--mantine-color-bright": "var(--ask-ink)",
  "--mantine-color-anchor": "var(--ask-primary)",
  "--mantine-color-dimmed": "var(--ask-muted)",
  "--mantine-color-placeholder": "var(--ask-muted)",
  "--mantine-color-error": "var(--ask-negative-text)",
  "--mantine-color-success": "var(--ask-positive)",
  "--mantine-color-default": "var(--ask-surface)",
  "--mantine-color-default-hover": "var(--ask-sunken)",
  "--mantine-color-default-color": "var(--ask-ink)",
  "--mantine-color-default-border": "var(--ask-control-line)",
  "--mantine-color-disabled": "var(--ask-sunken)",
  "--mantine-color-disabled-color": "var(--ask-muted)",
};

/** Mantine's own variables follow the palette of tokens.css, so that a colour is set in one place. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  // Mantine words its quiet buttons almost white here, so that one that deletes looked like any other, on fills near black.
  dark: {
    ...shared,
    "--mantine-color-teal-light": "var(--ask-primary-tint)",
    "--mantine-color-teal-light-hover": "color-mix(in srgb, var(--ask-primary-tint), var(--ask-primary) 14%)",
    "--mantine-color-teal-light-color": "var(--ask-primary)",
    "--mantine-color-teal-outline": "var(--ask-primary)",
    "--mantine-color-red-light": "var(--ask-negative-tint)",
    "--mantine-color-red-light-hover":
      "color-mix(in srgb, var(--ask-negative-tint), var(--ask-negative) 14%)",
    "--mantine-color-red-light-color": "var(--ask-negative-text)",
    "--mantine-color-red-outline": "var(--ask-negative-text)",
    "--mantine-color-red-outline-hover": "var(--ask-negative-tint)",
  },
});

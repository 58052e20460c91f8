import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { toCsv } from "../../format/csv.ts";
import { saveFile } from "../../ui/save-file.ts";
import { savePngFile, saveSvgFile } from "./save-drawing.ts";

interface ChartFilesProps {
  /** Of the file, without its ending. */
  name: string;
  /** What the chart shows, for who hears the button: "sentiment". */
  of: string;
  /** The chart as SVG; null while there is none. */
  draw: () => string | null;
  /** Its numbers, with a head row. */
  rows: () => (string | number)[][];
}

/** A chart to take along: as a picture for slides, as lines for print, as numbers for a spreadsheet. */
export function ChartFiles({ name, of, draw, rows }: ChartFilesProps) {
  const [failed, setFailed] = useState(false);
  const savePng = () => {
    const svg = draw();
    setFailed(false);
    if (svg) savePngFile(name, svg).catch(() => setFailed(true));
  };
  const saveSvg = () => {
    const svg = draw();
    if (svg) saveSvgFile(name, svg);
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
          >
            Download<span className="visually-hidden"> {of}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={savePng}>Picture (PNG)</Menu.Item>
          <Menu.Item onClick={saveSvg}>Drawing (SVG)</Menu.Item>
          <Menu.Item onClick={() => saveFile(`${name}.csv`, "text/csv;charset=utf-8", toCsv(rows()))}>
            Numbers (CSV)
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {failed && <span role="alert">Couldn't create the PNG. Download the SVG instead.</span>}
    </>
  );
}

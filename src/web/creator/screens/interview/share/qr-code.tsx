import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import classes from "../interview-detail.module.css";

interface QrCodeProps {
  link: string;
  /** Of the files it is saved as. */
  name: string;
}

const pngPixels = 1024;

/** The link for paper and slides: dark on white in both schemes, since phones read it so. */
export function QrCode({ link, name }: QrCodeProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["qr-code", link],
    queryFn: () => drawQrCode(link),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  if (error) return <ErrorState text="Couldn't create the QR code." onRetry={() => void refetch()} />;
  if (!data) return <LoadingLines label="Drawing the QR code" lines={4} />;
  return (
    <div className="row gap-12-24">
      <img
        src={data.svg}
        alt={`QR code of ${link}`}
        width={176}
        height={176}
        className={`border round ${classes.qrImage}`}
      />
      <div className="basis-200">
        <p className="below-12">For posters, slides and letters. It opens the link above.</p>
        <Group gap="xs">
          <Button component="a" variant="default" size="xs" href={data.svg} download={`${name}.svg`}>
            Download SVG
          </Button>
          <Button component="a" variant="default" size="xs" href={data.png} download={`${name}.png`}>
            Download PNG
          </Button>
        </Group>
      </div>
    </div>
  );
}

/** Both as data addresses. The library is fetched when a code is drawn first. */
async function drawQrCode(link: string): Promise<{ svg: string; png: string }> {
  const { default: qrcode } = await import("qrcode");
  const usual = { margin: 2, errorCorrectionLevel: "M" } as const;
  const [svg, png] = await Promise.all([
    qrcode.toString(link, { ...usual, type: "svg" }),
    qrcode.toDataURL(link, { ...usual, type: "image/png", width: pngPixels }),
  ]);
  return { svg: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`, png };
}

import encodeQR from 'qr'

/** A text as a QR code: its squares a side, the white ones around it included, and a path of the black ones. */
export function pictureOf(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows.flatMap((row, y) =>
    [
      ...row
        .map((isBlack) => (isBlack ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { size: rows.length, path: path.join('') }
}

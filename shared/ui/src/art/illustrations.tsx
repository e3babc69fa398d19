import { Illustration } from './Illustration.tsx'

interface SizedIllustrationProps {
  /** Width in pixels. */
  size?: number
}

const renderUmbrellaShape = (
  <>
    <path
      className="b"
      d="M14 50a34 34 0 0 1 68 0c-6-6-16-6-22 0-6-6-17-6-23 0-6-6-17-6-23 0Z"
      transform="translate(5 4)"
    />
    <path d="M48 16v-4M14 50a34 34 0 0 1 68 0c-6-6-16-6-22 0-6-6-17-6-23 0-6-6-17-6-23 0ZM37 50c0-16 4-28 11-34 7 6 12 18 12 34M48 48v28a7 7 0 0 1-14 0" />
  </>
)

const renderHouseShape = (
  <>
    <path className="a" d="M26 46 54 24l26 22v36H26z" transform="translate(5 3)" />
    <path d="M14 48 48 20l34 28M22 42v38h52V42" />
    <path className="w" d="M41 80V58h14v22" />
    <path d="M51 69v1M62 27v-9h8v16" />
    <path className="w" d="M28 54h8v9h-8zM60 54h8v9h-8z" />
  </>
)
const renderFlatsShape = (
  <>
    <path className="a" d="M24 16h48v64H24z" transform="translate(5 3)" />
    <path d="M24 80V16h48v64M20 16h56" />
    <path className="w" d="M32 24h10v9H32zM54 24h10v9H54zM32 42h10v9H32zM54 42h10v9H54zM42 80V62h12v18" />
    <path d="M29 37h16M51 37h16M29 55h16M51 55h16M50 71v1" />
  </>
)

/** Illustration of a house, for the home and its mortgage. With `apartment`, it shows an apartment building. */
export function House({ size = 96, apartment = false }: SizedIllustrationProps & { apartment?: boolean }) {
  return (
    <Illustration viewBox="0 0 96 96" boxSize={`${size}px`}>
      {apartment ? renderFlatsShape : renderHouseShape}
      <path d="M8 80h80" />
    </Illustration>
  )
}

/** Illustration of an umbrella, for insurance. */
export function Umbrella({ size = 96 }: SizedIllustrationProps) {
  return (
    <Illustration viewBox="0 0 96 96" boxSize={`${size}px`}>
      {renderUmbrellaShape}
    </Illustration>
  )
}

/** Illustration of a key, for another home and for borrowing. */
export function Key({ size = 96 }: SizedIllustrationProps) {
  return (
    <Illustration viewBox="0 0 96 96" boxSize={`${size}px`}>
      <circle className="c" cx="36" cy="38" r="20" />
      <circle cx="32" cy="34" r="20" />
      <circle className="w" cx="27" cy="29" r="6" />
      <path d="M46 48l34 34M70 72l8-8M60 62l6-6" />
    </Illustration>
  )
}

/** Illustration of a mug, for empty states. */
export function Mug({ size = 120 }: SizedIllustrationProps) {
  return (
    <Illustration viewBox="0 0 120 96" w={`${size}px`}>
      <path
        className="b"
        d="M38 40h42v32a12 12 0 0 1-12 12H50a12 12 0 0 1-12-12z"
        transform="translate(5 3)"
      />
      <path d="M38 40h42v32a12 12 0 0 1-12 12H50a12 12 0 0 1-12-12zM80 48h6a10 10 0 0 1 0 22h-6M50 30c-5-7 5-11 0-18M66 30c-5-7 5-11 0-18M16 84h88" />
    </Illustration>
  )
}

/** Illustration of a lamp that is off, for content that is unavailable. */
export function LampOff({ size = 120 }: SizedIllustrationProps) {
  return (
    <Illustration viewBox="0 0 120 96" w={`${size}px`}>
      <path className="a" d="M30 60c1-20 14-32 30-32s29 12 30 32z" transform="translate(5 4)" />
      <path d="M60 0v28M30 60c1-20 14-32 30-32s29 12 30 32zM50 60a10 9 0 0 0 20 0" />
      <path d="M28 84h64" strokeDasharray="1 7" />
    </Illustration>
  )
}

/** Illustration of a folder, for documents. */
export function Folder({ size = 96 }: SizedIllustrationProps) {
  return (
    <Illustration viewBox="0 0 96 96" boxSize={`${size}px`}>
      <path className="a" d="M14 30h26l7 9h35v40H14z" transform="translate(4 4)" />
      <path className="w" d="M28 16h34l10 10v30H28z" />
      <path d="M62 16v10h10M36 30h18M36 38h26" />
      <path className="a" d="M14 44h68v36H14z" />
      <path d="M12 80V32h26l7 10h39v38zM12 50h72" />
    </Illustration>
  )
}

/** Illustration of a house and a mug on a slim table. */
export function TableTopIllustration() {
  return (
    <Illustration viewBox="0 0 200 120" w="100%">
      <g transform="translate(12 25) scale(1.17)">
        <path className="a" d="M31 49 59 27l26 22v31H31z" />
        <path d="M14 48 48 20l34 28M22 42v38h52V42" />
        <path className="w" d="M41 80V58h14v22M28 54h8v9h-8zM60 54h8v9h-8z" />
      </g>
      <g transform="translate(92 -109) scale(.87)">
        <path className="b" d="M59 214h44v36a12 12 0 0 1-12 12H71a12 12 0 0 1-12-12z" />
        <path d="M54 214h44v36a12 12 0 0 1-12 12H66a12 12 0 0 1-12-12zM98 222h5a11 11 0 0 1 0 24h-5M68 202c-5-7 5-11 0-18M84 202c-5-7 5-11 0-18" />
      </g>
    </Illustration>
  )
}

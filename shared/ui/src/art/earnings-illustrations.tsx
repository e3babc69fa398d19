import { Illustration } from './Illustration.tsx'

interface SizedIllustrationProps {
  /** Width in pixels. */
  size?: number
}

/** Illustration of coins, for income and obligations. */
export function Coins({ size = 96 }: SizedIllustrationProps) {
  return (
    <Illustration viewBox="0 0 96 96" boxSize={`${size}px`}>
      <path className="b" d="M22 40v34c0 6 12 10 27 10s27-4 27-10V40z" transform="translate(5 3)" />
      <ellipse className="a" cx="51" cy="32" rx="27" ry="11" />
      <ellipse cx="48" cy="30" rx="27" ry="11" />
      <path d="M21 30v14c0 6 12 11 27 11s27-5 27-11V30M21 44v14c0 6 12 11 27 11s27-5 27-11V44M21 58v14c0 6 12 11 27 11s27-5 27-11V58" />
    </Illustration>
  )
}

/** Illustration of a sun, for pensions. */
export function Sun({ size = 96 }: SizedIllustrationProps) {
  return (
    <Illustration viewBox="0 0 96 96" boxSize={`${size}px`}>
      <circle className="a" cx="52" cy="51" r="19" />
      <circle cx="48" cy="48" r="19" />
      <path d="M48 20v-9M48 85v-9M20 48h-9M85 48h-9M28 28l-6-6M74 74l-6-6M68 28l6-6M22 74l6-6" />
    </Illustration>
  )
}

import { chakra } from '@chakra-ui/react'

interface Props {
  name: string
  /** Base64 PNG without data: prefix; without it the initials stand. */
  picture?: string | null
  /** Width and height in pixels at the usual size of text, with which it grows. */
  size?: number
}

const ring = { flex: 'none', rounded: 'full', overflow: 'hidden' }
const initialsCss = { bg: 'tint3', color: 'link', display: 'grid', placeItems: 'center', fontWeight: 600 }

/** First letters of the first and the last name, without what stands between. */
export function initialsOf(name: string): string {
  const names = name.split(/[\s,.]+/).filter((part) => /^\p{Lu}/u.test(part))
  const first = names[0] ?? name.trim()
  const last = names.length > 1 ? names.at(-1) : ''
  return `${[...first][0] ?? ''}${[...(last ?? '')][0] ?? ''}`.toUpperCase()
}

/**
 * A person: a photograph, or initials. The name stands beside it, so it is silent itself. Ark's avatar would add 7.5 kB
 * (brotli) to every page to watch a picture load that is in the page already.
 */
export function Avatar({ name, picture, size = 48 }: Props) {
  if (picture)
    return (
      <chakra.img
        src={`data:image/png;base64,${picture}`}
        alt=""
        css={ring}
        boxSize={`${size / 16}rem`}
        objectFit="cover"
      />
    )
  return (
    <chakra.span css={[ring, initialsCss]} boxSize={`${size / 16}rem`} aria-hidden="true">
      {initialsOf(name)}
    </chakra.span>
  )
}

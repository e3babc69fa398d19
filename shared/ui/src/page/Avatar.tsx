import { chakra } from '../system/styled.tsx'

interface AvatarProps {
  name: string
  /** PNG in base64, without `data:` prefix. If absent, initials are shown. */
  picture?: string | null
  /** Width and height in pixels at the default text size. The avatar grows with the text, within the window. */
  size?: number
}

const avatarCss = { flex: 'none', rounded: 'full', overflow: 'hidden' }
const initialsCss = { bg: 'tint3', color: 'link', display: 'grid', placeItems: 'center', fontWeight: 600 }

/** Returns the initials of the first and last name. Prefixes such as 'van der' are skipped. */
export function getInitials(name: string): string {
  const names = name.split(/[\s,.]+/).filter((part) => /^\p{Lu}/u.test(part))
  const first = names[0] ?? name.trim()
  const last = names.length > 1 ? names.at(-1) : ''
  return `${[...first][0] ?? ''}${[...(last ?? '')][0] ?? ''}`.toUpperCase()
}

/**
 * Photo or initials of a person. It is hidden from screen readers, because the name is next to it. Ark's avatar would
 * add 7.5 kB (brotli) to every page, for tracking the load of a picture that is inline.
 */
export function Avatar({ name, picture, size = 48 }: AvatarProps) {
  const boxSize = `min(${size / 16}rem, ${size / 3}vw)`
  if (picture)
    return (
      <chakra.img
        src={`data:image/png;base64,${picture}`}
        alt=""
        css={avatarCss}
        boxSize={boxSize}
        objectFit="cover"
      />
    )
  return (
    <chakra.span css={[avatarCss, initialsCss]} boxSize={boxSize} aria-hidden="true">
      {getInitials(name)}
    </chakra.span>
  )
}

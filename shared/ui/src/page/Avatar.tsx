import { chakra } from '../system/styled.tsx'

interface AvatarProps {
  name: string
  /** Base64 PNG without data: prefix; without it initials show. */
  picture?: string | null
  /** Width and height in pixels at the default text size; the avatar scales with the text. */
  size?: number
}

const avatarCss = { flex: 'none', rounded: 'full', overflow: 'hidden' }
const initialsCss = { bg: 'tint3', color: 'link', display: 'grid', placeItems: 'center', fontWeight: 600 }

/** Initials of first and last name, skipping prefixes. */
export function getInitials(name: string): string {
  const names = name.split(/[\s,.]+/).filter((part) => /^\p{Lu}/u.test(part))
  const first = names[0] ?? name.trim()
  const last = names.length > 1 ? names.at(-1) : ''
  return `${[...first][0] ?? ''}${[...(last ?? '')][0] ?? ''}`.toUpperCase()
}

/**
 * A photo or initials of a person, hidden from screen readers since the name is next to it. Ark's avatar would add 7.5
 * kB (brotli) to every page to track loading of an inline picture.
 */
export function Avatar({ name, picture, size = 48 }: AvatarProps) {
  if (picture)
    return (
      <chakra.img
        src={`data:image/png;base64,${picture}`}
        alt=""
        css={avatarCss}
        boxSize={`${size / 16}rem`}
        objectFit="cover"
      />
    )
  return (
    <chakra.span css={[avatarCss, initialsCss]} boxSize={`${size / 16}rem`} aria-hidden="true">
      {getInitials(name)}
    </chakra.span>
  )
}

import { chakra } from '../system/styled.tsx'
import { type IconName, iconPaths } from './icon-paths.ts'

const IconSvg = chakra('svg', {
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

interface IconProps {
  name: IconName
  /** Width and height in pixels. */
  size?: number
}

/** An icon in the colour of the text. It has no accessible name, so it needs text next to it. */
export function Icon({ name, size = 24 }: IconProps) {
  const weight = size < 20 ? 2.25 : 1.75
  return (
    <IconSvg width={size} height={size} strokeWidth={weight} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </IconSvg>
  )
}

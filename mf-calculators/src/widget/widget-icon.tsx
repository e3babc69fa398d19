const iconPaths = {
  warning: 'M12 4.5 21 19.5H3L12 4.5ZM12 10v4.5M12 17v.1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  info: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 11.5V16M12 8v.1',
  plus: 'M12 5v14M5 12h14',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
} as const

interface WidgetIconProps {
  name: keyof typeof iconPaths
  size?: number
}

/** A line icon on a 24 × 24 grid, as in the portal. Decorative, since there is text beside it. */
export const WidgetIcon = ({ name, size = 20 }: WidgetIconProps) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={iconPaths[name]} />
  </svg>
)

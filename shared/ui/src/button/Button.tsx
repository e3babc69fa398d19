import type { MouseEvent, Ref } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { chakra, type StyledProps } from '../system/styled.tsx'
import { type ButtonKind, getButtonCss } from './button-styles.ts'

export interface ButtonProps extends StyledProps<'button'> {
  kind?: ButtonKind
  small?: boolean
  icon?: IconName
  /** True while the action runs. Further clicks do nothing, and the button keeps the focus. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button. Its label names the action: "Document versturen". */
export function Button({
  kind = 'primary',
  small,
  icon,
  busy,
  onClick,
  css,
  children,
  ...props
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <chakra.button
      type="button"
      css={[...getButtonCss(kind, small), css]}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      {...props}
    >
      {icon && <Icon name={icon} />}
      {children}
    </chakra.button>
  )
}

import type { MouseEvent, Ref } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { chakra, type StyledProps } from '../system/styled.tsx'
import { type ButtonKind, getButtonCss } from './button-styles.ts'

export interface ButtonProps extends StyledProps<'button'> {
  kind?: ButtonKind
  small?: boolean
  icon?: IconName
  /** An action is running: further clicks do nothing, and the focus stays. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button with an action as its label: "Document versturen". */
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

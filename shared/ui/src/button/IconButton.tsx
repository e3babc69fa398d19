import type { Ref } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { chakra, type StyledProps } from '../system/styled.tsx'

export interface IconButtonProps extends Omit<StyledProps<'button'>, 'children'> {
  icon: IconName
  /** Accessible name. */
  label: string
  ref?: Ref<HTMLButtonElement>
}

const iconButtonCss = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSize: '48px',
  rounded: 'full',
  color: 'ink',
  _hover: { bg: 'tint2' },
  _print: { display: 'none' },
}

/** A round button with only an icon, for actions that customers recognise: close, menu, call. */
export function IconButton({ icon, label, css, ...props }: IconButtonProps) {
  return (
    <chakra.button type="button" css={[iconButtonCss, css]} aria-label={label} {...props}>
      <Icon name={icon} />
    </chakra.button>
  )
}

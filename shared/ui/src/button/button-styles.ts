import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * A view has at most one `primary` button, for the next step. `quiet` is an underlined text action; `ml="-3"` aligns
 * its text with the text above.
 */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

const baseButtonCss: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  minH: '52px',
  px: '22px',
  py: '3',
  borderWidth: '1.5px',
  borderColor: 'edge',
  rounded: 'card',
  fontWeight: 600,
  lineHeight: '1.5rem',
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'background .15s',
  _print: { display: 'none' },
  '&[aria-disabled=true], &:disabled, &[data-pressed]': {
    bg: 'tint2',
    borderColor: 'tint2',
    color: 'ink2',
    cursor: 'default',
  },
}

const buttonKindCss: Record<ButtonKind, SystemStyleObject> = {
  primary: { bg: 'accent', color: 'on-accent', _hover: { bg: 'hover' } },
  secondary: { bg: 'card', color: 'link', _hover: { bg: 'tint2' } },
  quiet: {
    bg: 'transparent',
    borderColor: 'transparent',
    color: 'link',
    px: '10.5px',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    _hover: { textDecorationThickness: '2px' },
  },
  danger: { bg: 'card', color: 'bad', borderColor: 'bad', _hover: { bg: 'bad-ground' } },
}

const smallButtonCss: SystemStyleObject = { minH: '44px', px: '4', py: '2' }

export const getButtonCss = (kind: ButtonKind, isSmall?: boolean): SystemStyleObject[] =>
  isSmall ? [baseButtonCss, smallButtonCss, buttonKindCss[kind]] : [baseButtonCss, buttonKindCss[kind]]

import { Dialog, type SystemStyleObject } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useDeferredValue, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { chakra } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { useExitAnimation } from './exit-animation.ts'
import { keepFocus } from './keep-focus.ts'
import { beside, body, head, letterhead, scrim } from './overlay-styles.ts'
import { PageOverlay } from './PageOverlay.tsx'

/** Common props of dialog and drawer. */
export interface OverlayProps {
  open: boolean
  onClose: () => void
  title: string
  /** Language of the title, if it differs from the page's. */
  titleLang?: string | undefined
  /** One line below the title that identifies the subject. */
  about?: ReactNode
  /** Beside the title, on a phone below it: a badge, an avatar. */
  aside?: ReactNode
  /** Above the title in print: the letterhead. */
  onPaper?: ReactNode
  /** Receives the focus on open; by default the title, so that screen readers start there. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Receives the focus on close if it exists; otherwise the previously focused element. */
  finalFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

interface Props extends OverlayProps {
  role?: 'dialog' | 'alertdialog'
  milliseconds: number
  place?: SystemStyleObject
  box: SystemStyleObject[]
  /** Its size is independent of its content: it opens at once with the title, and the content renders a step later. */
  fixed?: boolean
}

/**
 * A modal layer: traps the focus, closes on Escape and restores the focus. It renders in steps, so that the opening
 * click responds before all content is rendered.
 */
export function Overlay({
  open,
  onClose,
  title,
  titleLang,
  about,
  aside,
  onPaper,
  initialFocus,
  finalFocus,
  fixed = false,
  children,
  ...look
}: Props) {
  const word = useUiText()
  const heading = useRef<HTMLHeadingElement>(null)
  const later = useDeferredValue(open, false) && open
  const shown = fixed ? open : later
  if (!useExitAnimation(shown, look.milliseconds)) return null
  return (
    <Dialog.Root
      open={shown}
      onOpenChange={(change) => !change.open && onClose()}
      role={look.role ?? 'dialog'}
      initialFocusEl={() => (initialFocus ?? heading).current}
      finalFocusEl={() => broughtIntoSight(finalFocus?.current ?? null)}
      lazyMount
      unmountOnExit
      unstyled
    >
      <PageOverlay>
        <Dialog.Backdrop css={scrim(look.milliseconds)} />
        <Dialog.Positioner css={look.place ?? {}}>
          <Dialog.Content ref={keepFocus} css={look.box}>
            {onPaper && <chakra.div css={letterhead}>{onPaper}</chakra.div>}
            <chakra.header css={head}>
              <chakra.div flex="1" minW="0">
                <Dialog.Title
                  ref={heading}
                  tabIndex={-1}
                  w="fit-content"
                  textStyle="section"
                  fontWeight={600}
                  lang={titleLang}
                >
                  {title}
                </Dialog.Title>
                {about && (
                  <Dialog.Description textStyle="meta" color="ink2">
                    {about}
                  </Dialog.Description>
                )}
              </chakra.div>
              {aside && <chakra.div css={beside}>{aside}</chakra.div>}
              <IconButton icon="close" label={word('close')} mr="-3" onClick={onClose} />
            </chakra.header>
            {fixed ? <Later>{children}</Later> : <chakra.div css={body}>{children}</chakra.div>}
          </Dialog.Content>
        </Dialog.Positioner>
      </PageOverlay>
    </Dialog.Root>
  )
}

/** Scrolls an element into view before it receives the focus, since the dialog focuses without scrolling. */
function broughtIntoSight(element: HTMLElement | null): HTMLElement | null {
  element?.scrollIntoView({ block: 'nearest' })
  return element
}

/** Content of a layer, rendered a step after it. */
function Later({ children }: { children: ReactNode }) {
  const filled = useDeferredValue(true, false)
  return (
    <chakra.div css={body} aria-busy={!filled}>
      {filled && children}
    </chakra.div>
  )
}

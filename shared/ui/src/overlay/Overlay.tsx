import { chakra, Dialog, type SystemStyleObject } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useDeferredValue, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { useWords } from '../words/words.ts'
import { keepFocus } from './keep-focus.ts'
import { useLingering } from './lingering.ts'
import { beside, body, head, letterhead, scrim } from './look.ts'
import { OverPage } from './OverPage.tsx'

/** What a dialog and a drawer have in common for who uses them. */
export interface OverlayProps {
  open: boolean
  onClose: () => void
  title: string
  /** Language of the title, where it is not that of the page. */
  titleLang?: string | undefined
  /** One line below the title: what else tells this thing from another. */
  about?: ReactNode
  /** Stands beside the title, on a phone below it: a badge, a face. */
  aside?: ReactNode
  /** Above the title on paper: whose document this is, and of when. */
  onPaper?: ReactNode
  /** Gets the focus when it opens; else the title does, so that what follows is read and reached from its beginning. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Gets the focus and comes into sight when it closes, where it is drawn by then; else what had the focus before gets it. */
  finalFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

interface Props extends OverlayProps {
  role?: 'dialog' | 'alertdialog'
  milliseconds: number
  place?: SystemStyleObject
  box: SystemStyleObject[]
  /** Its size does not depend on what it holds: it comes at once, empty below its title, and is filled a step later. */
  fixed?: boolean
}

/**
 * A layer over the page: keeps the focus inside, closes on Escape and gives the focus back. It is drawn in steps, so that the page
 * answers the press that opens it before all of it is there.
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
  const word = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const later = useDeferredValue(open, false) && open
  const shown = fixed ? open : later
  if (!useLingering(shown, look.milliseconds)) return null
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
      <OverPage>
        <Dialog.Backdrop css={scrim(look.milliseconds)} />
        <Dialog.Positioner css={look.place ?? {}}>
          <Dialog.Content ref={keepFocus} css={look.box}>
            {onPaper && <chakra.div css={letterhead}>{onPaper}</chakra.div>}
            <chakra.header css={head}>
              <chakra.div flex="1" minW="0">
                <Dialog.Title
                  ref={heading}
                  tabIndex={-1}
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
      </OverPage>
    </Dialog.Root>
  )
}

/** An element that is about to get the focus: the dialog below gives it without scrolling there. */
function broughtIntoSight(element: HTMLElement | null): HTMLElement | null {
  element?.scrollIntoView({ block: 'nearest' })
  return element
}

/** What a layer holds, drawn a step after the layer itself. */
function Later({ children }: { children: ReactNode }) {
  const filled = useDeferredValue(true, false)
  return (
    <chakra.div css={body} aria-busy={!filled}>
      {filled && children}
    </chakra.div>
  )
}

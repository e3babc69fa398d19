import { Dialog, type SystemStyleObject } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { chakra } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { asideCss, getBackdropCss, letterheadCss, overlayBodyCss, overlayHeadCss } from './overlay-styles.ts'
import { PageOverlay } from './PageOverlay.tsx'

/**
 * Returns whether an overlay must still be rendered: while it is open, and during its exit animation. The dialog
 * library removes it on `animationend`, but on a busy device that event may fire before the library listens, and the
 * overlay would stay.
 */
function useIsPresentUntilExited(open: boolean, milliseconds: number): boolean {
  const [lingers, setLingers] = useState(open)
  if (open && !lingers) setLingers(true)
  useEffect(() => {
    if (open || !lingers) return
    const gone = setTimeout(() => setLingers(false), milliseconds + exitMarginMs)
    return () => clearTimeout(gone)
  }, [open, lingers, milliseconds])
  return open || lingers
}

/** Milliseconds that are added to the duration of the animation, so that it is never cut off. */
const exitMarginMs = 150

export interface OverlayProps {
  open: boolean
  onClose: () => void
  title: string
  /** Language of the title, if it differs from the page's. */
  titleLang?: string | undefined
  /** Line below the title that names the subject. */
  about?: ReactNode
  /** Content beside the title, such as a badge or an avatar; on phones below the title. */
  aside?: ReactNode
  /** Letterhead above the title, in print only. */
  onPaper?: ReactNode
  /** Element that gets the focus on open; by default the title, so that screen readers start there. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Element that gets the focus on close. If it does not exist, the previously focused element gets the focus. */
  finalFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

interface BaseOverlayProps extends OverlayProps {
  role?: 'dialog' | 'alertdialog'
  milliseconds: number
  place?: SystemStyleObject
  box: SystemStyleObject[]
  /**
   * True if the size does not depend on the content. The overlay then opens at once with its title, and the content
   * renders a step later.
   */
  fixed?: boolean
}

/**
 * A modal overlay. It traps the focus, closes on Escape, and restores the focus on close. It renders in steps, so that
 * the click that opens it gets a response before all content is rendered.
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
  ...options
}: BaseOverlayProps) {
  const uiText = useUiText()
  const heading = useRef<HTMLHeadingElement>(null)
  const later = useDeferredValue(open, false) && open
  const shown = fixed ? open : later
  if (!useIsPresentUntilExited(shown, options.milliseconds)) return null
  return (
    <Dialog.Root
      open={shown}
      onOpenChange={(change) => !change.open && onClose()}
      role={options.role ?? 'dialog'}
      initialFocusEl={() => (initialFocus ?? heading).current}
      finalFocusEl={() => scrollIntoView(finalFocus?.current ?? null)}
      lazyMount
      unmountOnExit
      unstyled
    >
      <PageOverlay>
        <Dialog.Backdrop css={getBackdropCss(options.milliseconds)} />
        <Dialog.Positioner css={options.place ?? {}}>
          <Dialog.Content css={options.box}>
            {onPaper && <chakra.div css={letterheadCss}>{onPaper}</chakra.div>}
            <chakra.header css={overlayHeadCss}>
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
              {aside && <chakra.div css={asideCss}>{aside}</chakra.div>}
              <IconButton icon="close" label={uiText('close')} mr="-3" onClick={onClose} />
            </chakra.header>
            {fixed ? (
              <DeferredContent>{children}</DeferredContent>
            ) : (
              <chakra.div css={overlayBodyCss}>{children}</chakra.div>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </PageOverlay>
    </Dialog.Root>
  )
}

/** Scrolls an element into view before it gets the focus, because the dialog library focuses without scrolling. */
function scrollIntoView(element: HTMLElement | null): HTMLElement | null {
  element?.scrollIntoView({ block: 'nearest' })
  return element
}

/** Renders the content of an overlay in a deferred render, so that the overlay itself appears at once. */
function DeferredContent({ children }: { children: ReactNode }) {
  const filled = useDeferredValue(true, false)
  return (
    <chakra.div css={overlayBodyCss} aria-busy={!filled}>
      {filled && children}
    </chakra.div>
  )
}

import {
  type HostMessage,
  type Prefill,
  type UserEvent,
  type WidgetName,
  widgetPath,
} from '@portal/contract/widget'
import { useLanguage, usePortal } from '@portal/remote-kit'
import { Card, chakra, ErrorPanel } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../../texts.ts'
import { useCurrentColours } from './colours.ts'
import { type MessageHandlers, useFrame } from './use-frame.ts'
import { useWidgetTexts } from './use-widget-texts.ts'
import { WidgetLoading } from './WidgetLoading.tsx'

interface Props {
  name: WidgetName
  title: string
  /** The tenant's key of the calculation service. */
  serviceKey: string
  /** Prefilled values; null while loading. */
  prefill: Prefill | null
  onEvent: (event: UserEvent, answer: (message: HostMessage) => void) => void
  onExplain?: MessageHandlers['onExplain']
}

/** Reserved height until the widget reports its own, in pixels. */
const reservedHeight = 900
/** Minimum visible height of a focused element, in pixels. */
const minVisibleHeight = 360

const css = {
  position: 'relative',
  mx: '-4px',
  '& > iframe': { width: '100%', background: 'transparent', colorScheme: 'light' },
  '& > .loading': { position: 'absolute', inset: '4px' },
  '& > .shown': {
    position: 'absolute',
    width: '1px',
    height: `${minVisibleHeight}px`,
    pointerEvents: 'none',
    scrollMarginTop: '16px',
  },
}

/** A widget in its sandboxed iframe, with the tenant's colours and the portal's locale (MAXMORT-01, SUST-01). */
export function WidgetFrame({ name, title, serviceKey, prefill, onEvent, onExplain }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const { report } = usePortal()
  const answer = useRef<(message: HostMessage) => void>(() => {})
  const { frame, attempt, state, height, shown, onLoad, post, retry } = useFrame({
    onEvent: (event) => onEvent(event, (message) => answer.current(message)),
    onExplain: onExplain ?? (() => {}),
    onFailed: ({ problem, status }) => report(new Error(`${name}: ${problem} (${status})`)),
  })
  if (post) answer.current = post
  const { texts, failed } = useWidgetTexts(attempt)
  const colours = useCurrentColours()
  const explains = onExplain !== undefined
  useEffect(() => {
    if (state !== 'ready' || !texts || !prefill) return
    answer.current({ kind: 'configure', key: serviceKey, language, texts, colours, prefill, explains })
  }, [state, texts, prefill, serviceKey, language, colours, explains])
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [shown])

  if (state === 'failed' || failed)
    return (
      <Card minH={`${reservedHeight}px`}>
        <ErrorPanel title={text('widget_error')} onRetry={retry}>
          {text('widget_error_hint')}
        </ErrorPanel>
      </Card>
    )
  return (
    <chakra.div css={css}>
      <iframe
        key={attempt}
        ref={frame}
        title={title}
        src={widgetPath(name)}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        height={height ?? reservedHeight}
        onLoad={onLoad}
      />
      {height === null && (
        <div className="loading">
          <WidgetLoading />
        </div>
      )}
      <chakra.span ref={place} className="shown" aria-hidden="true" top={`${shown?.top ?? 0}px`} />
    </chakra.div>
  )
}

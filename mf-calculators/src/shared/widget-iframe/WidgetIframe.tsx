import {
  getWidgetPath,
  type HostMessage,
  type WidgetEvent,
  type WidgetName,
  type WidgetPrefill,
} from '@portal/contract/widget'
import { useLanguage, usePortal } from '@portal/remote-kit'
import { Card, chakra, ErrorPanel } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../../texts.ts'
import { useThemeColours } from './use-theme-colours.ts'
import { useWidgetIframe, type WidgetMessageHandlers } from './use-widget-iframe.ts'
import { useWidgetTexts } from './use-widget-texts.ts'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'

interface WidgetIframeProps {
  name: WidgetName
  title: string
  /** The tenant's key of the calculation service. */
  serviceKey: string
  /** Prefilled values; null while loading. */
  prefill: WidgetPrefill | null
  onEvent: (event: WidgetEvent, answer: (message: HostMessage) => void) => void
  onExplain?: WidgetMessageHandlers['onExplain']
}

/** Reserved height until the widget reports its own, in pixels. */
const reservedHeightPixels = 900
/** Minimum visible height of the iframe around a focused element, in pixels. */
const minVisibleHeightPixels = 360

const widgetIframeCss = {
  position: 'relative',
  mx: '-4px',
  '& > iframe': { width: '100%', background: 'transparent', colorScheme: 'light' },
  '& > .loading': { position: 'absolute', inset: '4px' },
  '& > .shown': {
    position: 'absolute',
    width: '1px',
    height: `${minVisibleHeightPixels}px`,
    pointerEvents: 'none',
    scrollMarginTop: '16px',
  },
}

/** A widget in its sandboxed iframe, with the tenant's colours and the portal's locale (MAXMORT-01, SUST-01). */
export function WidgetIframe({ name, title, serviceKey, prefill, onEvent, onExplain }: WidgetIframeProps) {
  const text = useText()
  const { language } = useLanguage()
  const { report } = usePortal()
  const answer = useRef<(message: HostMessage) => void>(() => {})
  const { frame, attempt, state, height, shown, onLoad, post, retry } = useWidgetIframe({
    onEvent: (event) => onEvent(event, (message) => answer.current(message)),
    onExplain: onExplain ?? (() => {}),
    onFailed: ({ problem, status }) => report(new Error(`${name}: ${problem} (${status})`)),
  })
  if (post) answer.current = post
  const { texts, failed } = useWidgetTexts(attempt)
  const colours = useThemeColours()
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
      <Card minH={`${reservedHeightPixels}px`}>
        <ErrorPanel title={text('widget_error')} onRetry={retry}>
          {text('widget_error_hint')}
        </ErrorPanel>
      </Card>
    )
  return (
    <chakra.div css={widgetIframeCss}>
      <iframe
        key={attempt}
        ref={frame}
        title={title}
        src={getWidgetPath(name)}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        height={height ?? reservedHeightPixels}
        onLoad={onLoad}
      />
      {height === null && (
        <div className="loading">
          <WidgetSkeleton />
        </div>
      )}
      <chakra.span ref={place} className="shown" aria-hidden="true" top={`${shown?.top ?? 0}px`} />
    </chakra.div>
  )
}

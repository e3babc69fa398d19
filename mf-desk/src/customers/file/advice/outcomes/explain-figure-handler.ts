import type { ExplainedFigure } from '@portal/blocks/trace'

/** Called with the figure whose calculation must be explained. */
export type ExplainFigureHandler = (traced: ExplainedFigure) => void

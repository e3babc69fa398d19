/** Slider step in euro: smaller if less can be repaid. */
export const getSliderStep = (room: number): number => (room >= 5_000 ? 500 : room >= 500 ? 50 : 10)

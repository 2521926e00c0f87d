/** For the panel of a popover: on phones, it is a sheet at the bottom of the screen. */
export const SHEET =
  "max-sm:fixed max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:z-50 max-sm:mt-0 max-sm:w-full max-sm:max-h-[80dvh] max-sm:overflow-y-auto max-sm:rounded-b-none max-sm:px-4 max-sm:pt-4 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:shadow-[0_0_0_100vmax_rgb(0_0_0/0.4)]";

import type { aboutCalls } from "./about-calls.ts";
import type { archiveImportCalls } from "./archive-import-calls.ts";
import type { authCalls } from "./auth-calls.ts";
import type { backupCalls } from "./backup-calls.ts";
import type { calendarCalls } from "./calendar-calls.ts";
import type { cookingCalls } from "./cooking-calls.ts";
import type { correctionCalls } from "./correction-calls.ts";
import type { customPageCalls } from "./custom-page-calls.ts";
import type { debugCalls } from "./debug-calls.ts";
import type { displayCalls } from "./display-calls.ts";
import type { downloadCalls } from "./download-calls.ts";
import type { exportCalls } from "./export-calls.ts";
import type { furtherPictureCalls } from "./further-picture-calls.ts";
import type { groupCalls } from "./group-calls.ts";
import type { ingredientCalls } from "./ingredient-calls.ts";
import type { fileImportCalls } from "./file-import-calls.ts";
import type { linkImportCalls } from "./link-import-calls.ts";
import type { mealPlanCalls } from "./meal-plan-calls.ts";
import type { migrationCalls } from "./migration-calls.ts";
import type { OrganizerCalls } from "./organizer-calls.ts";
import type { pantryCalls } from "./pantry-calls.ts";
import type { profilePictureCalls } from "./profile-picture-calls.ts";
import type { trashCalls } from "./trash-calls.ts";
import type { recipeCalls } from "./recipe-calls.ts";
import type { bulkCalls } from "./bulk-calls.ts";
import type { recipeCheckCalls } from "./recipe-check-calls.ts";
import type { versionCalls } from "./version-calls.ts";
import type { pictureCalls } from "./picture-calls.ts";
import type { pictureChangeCalls } from "./picture-change-calls.ts";
import type { libraryCalls } from "./library-calls.ts";
import type { listCalls } from "./list-calls.ts";
import type { searchCalls } from "./search-calls.ts";
import type { shareLinkCalls } from "./share-link-calls.ts";
import type { restoreCalls } from "./restore-calls.ts";
import type { sampleRecipeCalls } from "./sample-recipe-calls.ts";
import type { sessionCalls } from "./session-calls.ts";
import type { signUpCalls } from "./sign-up-calls.ts";
import type { shoppingLinkCalls } from "./shopping-link-calls.ts";
import type { shoppingListCalls } from "./shopping-list-calls.ts";
import type { siteCalls } from "./site-calls.ts";
import type { themeCalls } from "./theme-calls.ts";
import type { timerCalls } from "./timer-calls.ts";
import type { userCalls } from "./user-calls.ts";
import type { webhookCalls } from "./webhook-calls.ts";

/** Only a type, so that the browser gets no schemas. */
export type AllCalls = typeof aboutCalls &
  typeof archiveImportCalls &
  typeof authCalls &
  typeof backupCalls &
  typeof calendarCalls &
  typeof cookingCalls &
  typeof correctionCalls &
  typeof customPageCalls &
  typeof debugCalls &
  typeof displayCalls &
  typeof downloadCalls &
  typeof exportCalls &
  typeof furtherPictureCalls &
  typeof groupCalls &
  typeof ingredientCalls &
  typeof fileImportCalls &
  typeof linkImportCalls &
  typeof mealPlanCalls &
  typeof migrationCalls &
  OrganizerCalls &
  typeof pantryCalls &
  typeof profilePictureCalls &
  typeof trashCalls &
  typeof recipeCalls &
  typeof bulkCalls &
  typeof recipeCheckCalls &
  typeof versionCalls &
  typeof pictureCalls &
  typeof pictureChangeCalls &
  typeof libraryCalls &
  typeof listCalls &
  typeof searchCalls &
  typeof restoreCalls &
  typeof sampleRecipeCalls &
  typeof sessionCalls &
  typeof shareLinkCalls &
  typeof signUpCalls &
  typeof shoppingLinkCalls &
  typeof shoppingListCalls &
  typeof siteCalls &
  typeof themeCalls &
  typeof timerCalls &
  typeof userCalls &
  typeof webhookCalls;

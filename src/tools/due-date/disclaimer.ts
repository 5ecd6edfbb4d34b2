export const DISCLAIMER =
  "This calculator is for education only and does not replace professional medical advice.";

/** One letter per column, and similar columns together: names would outweigh the values of 1,500 clinics. */
export const CLINIC_COLUMNS =
  "w:website,id,n:name,l:locations,c:countries,g:languages,s:specialties,f:fixed_prices,h:hero_logo_url,b:figure_notes,v:upvote_count,e:established,p:price_euros,o:success_rate,d:egg_donation_success_rate,r:review_score,a:overall_score";
